/**
 * What somebody has typed before the app was there, or a browser has filled in; answers how to type it again, as if it had
 * been typed into the app's own field: a form begins with what it knows.
 */
export const readTyped = (root: Element) => {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':is(input, textarea)[name]')
  const typed = [...fields]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(field => ({ field, value: field.value }))
  return () => {
    for (const { field, value } of typed) {
      const prototype =
        field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
      Reflect.set(prototype, 'value', value, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
