// How wide texts are, and how they are shortened.

const pen = document.createElement("canvas").getContext("2d");
const fontFamily = getComputedStyle(document.body).fontFamily;
const widths = new Map();

/// The width of a text in pixels: names and titles are bold.
function textWidth(text, size, isBold = false) {
  const key = `${isBold}${text}`;
  if (!widths.has(key)) {
    pen.font = `${isBold ? 650 : 500} 100px ${fontFamily}`;
    widths.set(key, pen.measureText(text).width / 100);
  }
  return widths.get(key) * size;
}

/// The text; without its middle where it is wider than allowed; nothing where fewer letters than `least` have room.
function shortened(text, width, size, isBold = false, least = 3) {
  if (textWidth(text, size, isBold) <= width) return text;
  const letters = [...text];
  const without = (count) => `${letters.slice(0, Math.ceil(count / 2)).join("")}…${letters.slice(letters.length - Math.floor(count / 2)).join("")}`;
  let [low, high] = [0, letters.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (textWidth(without(middle), size, isBold) <= width) low = middle; else high = middle - 1;
  }
  return low < least ? "" : without(low);
}

/// The name of a group. Most end in the word for their kind, and can best do without it.
function shortenedTitle(name, width, size, least) {
  if (textWidth(name, size, true) <= width) return name;
  const distinct = name.replace(/(?<=.)(Component|Module)$/u, "…");
  return textWidth(distinct, size, true) <= width ? distinct : shortened(name, width, size, true, least);
}
