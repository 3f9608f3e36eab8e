/** The same function, which makes of each object its value only once, and keeps that for as long as there is the object. */
export const remembered = <Key extends WeakKey, Value>(make: (key: Key) => Value) => {
  const known = new WeakMap<Key, { value: Value }>()
  return (key: Key): Value => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
