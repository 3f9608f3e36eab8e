/** „ab Bestätigung, 14“: a column of an event's terms for ending orders, in the audit log. */
export const steps = (value: unknown) => {
  if (!Array.isArray(value) || value.length === 0) return 'nichts'
  return value.map(one => (one === null ? 'ab Bestätigung' : String(one))).join(', ')
}
