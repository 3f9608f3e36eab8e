import { expect, test } from 'vitest'
import { changedFrom, readDrafts, restorable, withoutFields } from './draftValues.ts'

const defaults = { email: '', first_name: 'Anna', consent: false, picture: null }

test('only texts and ticks that differ from the defaults are changes', () => {
  expect(changedFrom(defaults, defaults)).toEqual({})
  expect(
    changedFrom(defaults, { email: 'a@b.example', first_name: '', consent: true, picture: new Blob() }),
  ).toEqual({ email: 'a@b.example', first_name: '', consent: true })
})

test('named fields are never kept', () => {
  expect(withoutFields({ email: 'a@b.example', password: 'geheim' }, ['password'])).toEqual({
    email: 'a@b.example',
  })
})

test('fields that the form does not have, or of another type, are not restored', () => {
  const kept = { email: 'a@b.example', consent: 'ja', first_name: 5, nickname: 'A', picture: 'x' }
  expect(restorable(kept, defaults)).toEqual({ email: 'a@b.example' })
})

for (const kept of [undefined, null, 'text', 7, ['a']])
  test(`${JSON.stringify(kept)} restores nothing`, () => {
    expect(restorable(kept, defaults)).toEqual({})
  })

for (const text of [undefined, '', 'null', '3', '{"broken'])
  test(`drafts that read ${JSON.stringify(text)} are none`, () => {
    expect(readDrafts(text)).toEqual({})
  })

test('drafts are read as they were written', () => {
  const drafts = { register: { email: 'a@b.example', consent: true } }
  expect(readDrafts(JSON.stringify(drafts))).toEqual(drafts)
})
