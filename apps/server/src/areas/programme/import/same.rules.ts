/** Whether every fact is known already. */
export const isSame = (known: object, facts: object) =>
  Object.entries(facts).every(([key, value]) => {
    const old: unknown = Reflect.get(known, key)
    return value instanceof Date && old instanceof Date ? value.getTime() === old.getTime() : value === old
  })
