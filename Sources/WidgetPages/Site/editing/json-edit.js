// Changes one member of a JSON object and leaves the rest as typed.

import { placesOf } from "./json-places.js";

/** Sets a member of the outermost object.
 * @param {string} text
 * @param {string} name
 * @param {string} value The new value as JSON.
 * @returns {string} The new text, or the same text if it is not a JSON object. */
export function withMember(text, name, value) {
    const root = placesOf(text);
    if (!root?.members) return text;
    const place = root.members.get(name);
    if (place) return text.slice(0, place.start) + value + text.slice(place.end);
    const added = `${JSON.stringify(name)}: ${value}`;
    const last = [...root.members.values()].at(-1);
    if (!last) return `${text.slice(0, root.start)}{${added}}${text.slice(root.end)}`;
    // Formatted like the last member: on its own line with the same indentation, or on the same line.
    const before = text.slice(0, last.nameStart);
    const indent = /(\n[ \t]*)$/.exec(before)?.[1] ?? (text.slice(root.start, last.nameStart).includes(" ") ? " " : "");
    return `${text.slice(0, last.end)},${indent}${added}${text.slice(last.end)}`;
}
