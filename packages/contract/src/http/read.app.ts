import { isUrl } from './url.ts'

// What the app's first files read answers with, in place of zod (`#read` in `package.json`): 1 kB instead of 11, and next
// to nothing to do before the first tap. Schemas of zod's kind, so that each may hold the other; read.app.test.ts holds
// them to what zod reads and refuses, but that a calendar here may have a 30th of February.

type Issue = { code: string; expected: string; input: unknown; path?: PropertyKey[] }
type Payload = { value: unknown; issues: Issue[] }
type Run = (payload: Payload, context: unknown) => Payload
type Shape = Record<string, Schema>
type Facts = { shape?: Shape; options?: readonly unknown[] }
type Internals = { run: Run; def: Facts; optin?: string; optout?: string }
type Schema = { _zod: Internals }

const traits = new Set(['$ZodType'])
const readBy = ({ _zod }: Schema, value: unknown, context: unknown = { async: false }) =>
  _zod.run({ value, issues: [] }, context)

/** What the schema makes of a value; throws at what is wrong first. */
export const parse = (schema: Schema, value: unknown) => {
  const { value: read, issues } = readBy(schema, value)
  const [wrong] = issues
  if (wrong) throw new TypeError(`${wrong.path?.join('.') ?? ''}: ${wrong.expected ?? wrong.code}`)
  return read
}

const schema = (run: Run, facts: Facts = {}, more: Partial<Internals> = {}) => {
  const made = {
    ...facts,
    _zod: { run, traits, def: facts, ...more },
    register: () => made,
    check: (...checks: Schema[]) =>
      schema((payload, context) => {
        for (const { _zod } of [made, ...checks]) if (payload.issues.length === 0) _zod.run(payload, context)
        return payload
      }, facts),
    parse: (value: unknown) => parse(made, value),
    safeParse: (value: unknown) => {
      const { value: read, issues } = readBy(made, value)
      return issues.length === 0 ? { success: true, data: read } : { success: false }
    },
  }
  return made
}

const refuse = (payload: Payload, expected: string) => {
  payload.issues.push({ code: 'invalid_type', expected, input: payload.value })
  return payload
}

/** Takes values that pass the test as they are. */
const one = (expected: string, test: (value: unknown) => boolean, facts?: Facts) =>
  schema(payload => (test(payload.value) ? payload : refuse(payload, expected)), facts)
const text = (expected: string, test: (text: string) => boolean) =>
  one(expected, value => typeof value === 'string' && test(value))
const figure = (expected: string, test: (value: number) => boolean) =>
  one(expected, value => typeof value === 'number' && test(value))

export const string = () => text('string', () => true)
export const regex = (pattern: RegExp) => text('pattern', value => pattern.test(value))
export const url = () => text('url', isUrl)
export const iso = {
  date: () => regex(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/),
  /** With its offset, as all moments of the contract. */
  datetime: () => regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/),
}
export const int = () => figure('int', Number.isSafeInteger)
export const positive = () => figure('positive', value => value > 0)
export const maximum = (most: number) => figure(`at most ${most}`, value => value <= most)
/** Whatever it is becomes another value, which is then read. */
export const transform = (change: (value: unknown) => unknown) =>
  schema(payload => {
    payload.value = change(payload.value)
    return payload
  })
export const pipe = (first: Schema, then: Schema) =>
  schema((payload, context) => {
    first._zod.run(payload, context)
    return payload.issues.length > 0 ? payload : then._zod.run(payload, context)
  })
export const boolean = () => one('boolean', value => typeof value === 'boolean')
export const date = () => one('date', value => value instanceof Date && !Number.isNaN(value.getTime()))
export const unknown = () => one('unknown', () => true)
const nothing = () => one('undefined', value => value === undefined)
const ofClass = (known: typeof Uint8Array) => one('instance', value => value instanceof known)
const choice = (options: readonly unknown[]) => one('choice', value => options.includes(value), { options })

export const literal = (value: unknown) => choice([value])

const unless = (skipped: null | undefined, { _zod }: Schema, more?: Partial<Internals>) =>
  schema((payload, context) => (payload.value === skipped ? payload : _zod.run(payload, context)), {}, more)
export const nullable = (inner: Schema) => unless(null, inner)
export const optional = (inner: Schema) => unless(undefined, inner, { optin: 'optional', optout: 'optional' })

/** Reads what lies at `key`, and says of what is wrong where it was. */
const readAt = (into: Payload, key: PropertyKey, value: unknown, schema: Schema, context: unknown) => {
  const { value: read, issues } = readBy(schema, value, context)
  for (const issue of issues) into.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] })
  return read
}

export const array = (element: Schema) =>
  schema((payload, context) => {
    if (!Array.isArray(payload.value)) return refuse(payload, 'array')
    payload.value = payload.value.map((value, index) => readAt(payload, index, value, element, context))
    return payload
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entries = (read: (value: Record<string, unknown>) => [string, Schema][], facts?: Facts) =>
  schema((payload, context) => {
    const { value } = payload
    if (!isRecord(value)) return refuse(payload, 'object')
    const made: Record<string, unknown> = {}
    for (const [key, schema] of read(value)) {
      const read = readAt(payload, key, value[key], schema, context)
      if (read !== undefined || key in value) made[key] = read
    }
    payload.value = made
    return payload
  }, facts)
export const object = (shape: Shape) => entries(() => Object.entries(shape), { shape })
export const extend = ({ _zod }: Schema, shape: Shape) => object({ ..._zod.def.shape, ...shape })
export const record = (_key: Schema, element: Schema) =>
  entries(value => Object.keys(value).map(key => [key, element]))

export const union = (options: Schema[]) =>
  schema((payload, context) => {
    for (const option of options) {
      const read = readBy(option, payload.value, context)
      if (read.issues.length === 0) return read
    }
    return refuse(payload, 'union')
  })

/** As it comes over the wire, what it has to be then, and how one becomes the other. */
export const codec = (wire: Schema, inCode: Schema, { decode }: { decode: (value: unknown) => unknown }) =>
  schema((payload, context) => {
    wire._zod.run(payload, context)
    if (payload.issues.length > 0) return payload
    payload.value = decode(payload.value)
    return inCode._zod.run(payload, context)
  })

/** Names are for the interface's description, which the server prints. */
export const globalRegistry = { get: () => undefined }

export { choice as enum, nothing as void, ofClass as instanceof }
