import { ownPart, type Reading } from '../programme.rules.ts'
import { readFrab } from './frab.reader.ts'
import { type Element, elementsOf, parseXml, textOf } from './xml.reader.ts'

/** In which line an object that was read begins, and where each of its fields does. */
type Lines = Map<unknown, { own: number; fields: Record<string, number> }>

/** Attributes and child elements of an element as the fields of an object. */
const fieldsOf = (element: Element, lines: Lines, more: Record<string, unknown> = {}) => {
  const children = elementsOf(element)
  const object = {
    ...element.attributes,
    ...Object.fromEntries(children.map(child => [child.name, textOf(child)])),
    ...more,
  }
  const fields = Object.fromEntries(children.map(({ name, line }) => [name, line]))
  lines.set(object, { own: element.line, fields })
  return object
}

const eventOf = (event: Element, lines: Lines) =>
  fieldsOf(event, lines, {
    persons: elementsOf(event, 'persons')
      .flatMap(persons => elementsOf(persons, 'person'))
      .map(person => fieldsOf(person, lines, { name: textOf(person) })),
  })

const dayOf = (day: Element, lines: Lines) => {
  const rooms = Map.groupBy(elementsOf(day, 'room'), room => room.attributes.name ?? '')
  const events = [...rooms].map(([name, parts]) => [
    name,
    parts.flatMap(room => elementsOf(room, 'event')).map(event => eventOf(event, lines)),
  ])
  return fieldsOf(day, lines, { rooms: Object.fromEntries(events) })
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same data as in frab's JSON; there the days belong to the conference. */
const scheduleOf = (root: Element, instructions: Map<string, string>, lines: Lines) => {
  const days = elementsOf(root, 'day').map(day => dayOf(day, lines))
  const [conference] = elementsOf(root, 'conference').map(part => fieldsOf(part, lines, { days }))
  const [generator] = elementsOf(root, 'generator').map(part => fieldsOf(part, lines))
  const own = readJson(instructions.get(ownPart) ?? '')
  return fieldsOf(root, lines, { conference, generator, [ownPart]: own })
}

/** The line of the innermost thing on the path that stands in the file, and the field that is meant. */
const placeOf = (data: object, lines: Lines, path: PropertyKey[]) => {
  let line = 1
  let part: unknown = data
  for (const key of path) {
    line = lines.get(part)?.fields[String(key)] ?? line
    part = typeof part === 'object' && part ? Reflect.get(part, key) : undefined
    line = lines.get(part)?.own ?? line
  }
  const field = path.findLast(key => typeof key === 'string')
  return `Zeile ${line} (${String(field)})`
}

/**
 * Reads the schedule XML of pentabarf, frab and pretalx. A faulty file is refused with every fault and its
 * line; `zone` is for clocks without a zone.
 */
export const readPentabarfXml = (text: string, zone: string): Reading => {
  const parsed = parseXml(text)
  if ('fault' in parsed) return { faults: [parsed.fault] }
  const { name, line } = parsed.root
  if (name !== 'schedule') {
    const problem = `Das äußerste Element ist <${name}>; erwartet wird <schedule>.`
    return { faults: [{ place: `Zeile ${line}`, problem }] }
  }
  const lines: Lines = new Map()
  const data = { schedule: scheduleOf(parsed.root, parsed.instructions, lines) }
  return readFrab(data, zone, path => placeOf(data, lines, path))
}
