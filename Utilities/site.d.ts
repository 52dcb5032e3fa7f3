// Parts of browsers that the site uses and that the DOM types of TypeScript 4.8 lack.

interface Element {
    checkVisibility(): boolean;
}

interface CanvasRenderingContext2D {
    fontKerning: "auto" | "normal" | "none";
    textRendering: "auto" | "optimizeSpeed" | "optimizeLegibility" | "geometricPrecision";
}

interface Navigator {
    readonly wakeLock: { request(type: "screen"): Promise<unknown> };
}
