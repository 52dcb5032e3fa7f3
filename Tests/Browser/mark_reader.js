// What tells the marks of drawings in the browser: the module that scripts/build-device.sh makes of the same code for tests.
async (source, measurer) => {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const text_width = (pointer, count, size, weight) =>
    measurer.width(decoder.decode(new Uint8Array(exports.memory.buffer, pointer, count)), size, weight);
  const { instance } = await WebAssembly.instantiateStreaming(fetch(source), { headway: { text_width } });
  const { exports } = instance;
  const put = (bytes) => {
    const pointer = exports.headway_allocate(bytes.length);
    new Uint8Array(exports.memory.buffer, pointer, bytes.length).set(bytes);
    return pointer;
  };
  const names = new Uint8Array(await (await fetch("/site/icon-names.txt")).arrayBuffer());
  exports.headway_name_icons(put(names), names.length);
  return (request) => {
    const bytes = encoder.encode(request);
    const answer = exports.headway_marks(put(bytes), bytes.length);
    const count = new DataView(exports.memory.buffer).getUint32(answer, true);
    return decoder.decode(new Uint8Array(exports.memory.buffer, answer + 4, count));
  };
}
