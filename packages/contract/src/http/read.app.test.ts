import { expect, test } from 'vitest'
import * as zod from 'zod/mini'

type Zod = typeof zod
/** Taken for zod, as the contract takes it where a browser has it in zod's place. */
const file: string = './read.app.ts'
const own: Zod = await import(file)

const momentOf = (z: Zod) =>
  z.codec(z.iso.datetime({ offset: true }), z.date(), {
    decode: text => new Date(text),
    encode: moment => moment.toISOString(),
  })

const made = (z: Zod) => ({
  string: z.string(),
  int: z.int(),
  boolean: z.boolean(),
  enum: z.enum(['open', '1']),
  literal: z.literal('1'),
  url: z.url(),
  day: z.iso.date(),
  moment: momentOf(z),
  regex: z.string().check(z.regex(/^o/)),
  pipe: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
    z.int().check(z.positive(), z.maximum(9)),
  ),
  void: z.void(),
  unknown: z.unknown(),
  instanceof: z.instanceof(Uint8Array),
  nullable: z.nullable(z.int()),
  optional: z.optional(z.int()),
  array: z.array(z.int()),
  record: z.record(z.string(), z.int()),
  union: z.union([z.int(), z.array(z.string())]),
})

/** As they come over the wire. */
const values = [
  [undefined, null, true, false, 0, 1, -1, 7, 10, 1.5, 2 ** 53],
  ['', ' ', '1', 'open', 'omen', 'http://a.example/b?c', 'https:', 'a.example', '2027-03-13', '2027-13-01'],
  ['2027-03-13T10:00:00+01:00', '2027-03-13T10:00:00.123Z', '2027-03-13T10:00:00', '2027-03-13 10:00'],
  [[], [1], ['1'], [1, null], {}, { a: 1 }, { a: '1' }],
].flat()

const read = (schema: zod.ZodMiniType, value: unknown) => {
  const { success, data } = schema.safeParse(value)
  return { value, success, data }
}

test.each(Object.entries(made(own)))(
  '%s: what zod reads is read the same, what it refuses is refused',
  (name, schema) => {
    const zods = new Map<string, zod.ZodMiniType>(Object.entries(made(zod))).get(name)
    for (const value of values) expect(read(schema, value)).toEqual(zods && read(zods, value))
  },
)

test('objects too, with what one has taken over from another, and whichever of both holds the other', () => {
  const list = (outer: Zod, inner: Zod) =>
    outer.object({
      results: inner.array(
        outer.extend(outer.object({ a: inner.int() }), { b: outer.optional(momentOf(inner)) }),
      ),
    })
  const start = '2027-03-13T10:00:00+01:00'
  const rows = [{ a: 1 }, { a: 1, b: start, c: 2 }, { a: 1, b: undefined }, { a: '1' }, { b: start }, 7]
  for (const ours of [list(own, own), list(own, zod), list(zod, own)])
    for (const row of rows)
      for (const value of [{ results: [row] }, { results: [row, { a: 2 }], count: 1 }, [row], row])
        expect(read(ours, value)).toEqual(read(list(zod, zod), value))
})

test('what is wrong is said with its place', () => {
  const rows = own.object({ results: own.array(zod.object({ a: own.int() })) })
  expect(own.parse(rows, { results: [{ a: 1 }] })).toEqual({ results: [{ a: 1 }] })
  const wrong = { results: [{ a: 1 }, { a: 'x' }] }
  expect(() => own.parse(rows, wrong)).toThrow('results.1.a: int')
  expect(() => rows.parse(wrong)).toThrow('results.1.a: int')
})
