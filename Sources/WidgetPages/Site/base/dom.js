// Helpers that create and find elements.

/** Creates an element with properties, data attributes and children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]> & {data?: Record<string, string>} | Record<string, any>} [properties]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[Name]} */
export function element(name, properties = {}, children = []) {
    const made = document.createElement(name);
    const { data, ...others } = properties;
    Object.assign(made, others);
    if (data) Object.assign(made.dataset, data);
    made.append(...children);
    return made;
}

/** Returns the element with an identifier. Throws if the page's markup lacks it.
 * @param {string} id
 * @returns {any} */
export function byID(id) {
    const found = document.getElementById(id);
    if (!found) throw new Error(`The page has no element "${id}".`);
    return found;
}
