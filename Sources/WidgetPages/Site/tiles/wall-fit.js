// Layout of the wall: the family, the number of columns and the size of the widgets.

import { families, familyNames } from "../base/families.js";

/** Families for the wall: those of the Home Screen. */
const candidates = familyNames.filter((family) => !families[family].isOnLockScreen);

/** @typedef {{family: import("../base/families.js").Family, columns: number, rows: number, width: number, height: number, gap: number}} Fit */

/** Finds the best layout for a number of widgets: it fills as much of the area as possible, but prefers a few readable parts
 * to many unreadable ones.
 * @param {number} count Number of widgets.
 * @param {number} width Width of the area in pixels.
 * @param {number} height Height of the area in pixels.
 * @returns {Fit} All widgets have the same size. The gap is between and around them. */
export function fitWall(count, width, height) {
    const gap = Math.max(8, Math.round(Math.min(width, height) * 0.022));
    /** @type {Fit & {score: number}} */
    let best = { family: "small", columns: 1, rows: 1, width: 1, height: 1, gap, score: -1 };
    for (const family of candidates) {
        const { width: points, height: pointsHigh } = families[family];
        for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
            const rows = Math.max(1, Math.ceil(count / columns));
            const room = { width: (width - gap) / columns - gap, height: (height - gap) / rows - gap };
            const scale = Math.min(room.width / points, room.height / pointsHigh);
            if (scale <= 0) continue;
            // Below its natural size, a widget loses more readability than the wall gains in filled area.
            const score = count * points * pointsHigh * scale * scale * Math.min(1, scale);
            if (score <= best.score * 1.0001) continue;
            best = {
                family, columns, rows, gap, score,
                width: Math.floor(points * scale * 100) / 100, height: Math.floor(pointsHigh * scale * 100) / 100,
            };
        }
    }
    const { score, ...fit } = best;
    return fit;
}
