// Widths by code points alone, as Tests/DeviceProbe/FixedMeasurer.swift computes them.
({
  width(text, size, weight) {
    let thousandths = 0;
    for (const character of text) thousandths += 300 + (character.codePointAt(0) % 97) * 7 + (weight - 400) / 100;
    return (size * thousandths) / 1000;
  },
})
