type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const sharedList = (before: readonly unknown[], after: readonly unknown[]) => {
  const list = after.map((one, index) => sharedData(before[index], one))
  return list.length === before.length && list.every((one, index) => one === before[index]) ? before : list
}

const sharedObject = (before: Plain, after: Plain) => {
  const names = Object.keys(after)
  const pairs = names.map(name => [name, sharedData(before[name], after[name])] as const)
  const isSame =
    names.length === Object.keys(before).length &&
    pairs.every(([name, value]) => name in before && value === before[name])
  return isSame ? before : Object.fromEntries(pairs)
}

/**
 * What has come, with everything in it that is as it was before: then what shows it need not be drawn again. TanStack's
 * own way takes every `Date` for a new one, and with it all that holds one.
 */
export const sharedData = (before: unknown, after: unknown): unknown => {
  if (Object.is(before, after)) return before
  if (before instanceof Date && after instanceof Date)
    return before.getTime() === after.getTime() ? before : after
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after)
  return isPlain(before) && isPlain(after) ? sharedObject(before, after) : after
}
