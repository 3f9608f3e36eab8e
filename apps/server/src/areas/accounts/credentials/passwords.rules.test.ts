import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblems } from './passwords.rules.ts'

const person = { firstName: 'Annegret', lastName: 'Meier-Lüdenscheid', email: 'a.meier@schule.example' }
const association = 'Verband der Lehrerinnen Köln'
const problemsOf = (password: string, facts: object = {}) =>
  passwordProblems({ ...person, association, password, isCommon: false, ...facts })

const similarTo = (name: string) => `Das Passwort ist zu ähnlich zu ${name}.`
const tooShort = 'Dieses Passwort ist zu kurz. Es muss mindestens 8 Zeichen enthalten.'
const tooCommon = 'Dieses Passwort ist zu üblich.'
const onlyDigits = 'Dieses Passwort ist komplett numerisch. '

test.each([
  ['Kreide-und-Tafel-7', []],
  ['annegret7', [similarTo('Vorname')]],
  ['TERGENNA', [similarTo('Vorname')]], // the order of the letters does not matter
  ['lüdenscheid58', [similarTo('Nachname')]],
  ['meier-lüdenscheid', [similarTo('Nachname')]],
  ['a.meier@schule', [similarTo('E-Mail-Adresse')]],
  ['schule.12', [similarTo('E-Mail-Adresse')]], // a part of the address
  ['kreide7', [tooShort]],
  ['kreide77', []],
  ['Ägäische', []], // eight characters, though ten bytes
  ['83649275', [onlyDigits]],
  ['8364927', [tooShort, onlyDigits]],
  ['٨٣٦٤٩٢٧٥', [onlyDigits]], // digits of another script
  ['meier', [similarTo('Nachname'), tooShort]],
])('%s is judged', (password, problems) => {
  expect(problemsOf(password)).toEqual(problems)
})

const ofTafelrunde = 'Das Passwort ist zu ähnlich zu „Tafelrunde“.'
const ofAssociation = 'Das Passwort ist zu ähnlich zum Namen des Verbands.'

test.each([
  ['Tafelrunde-2026', ofTafelrunde],
  ['tafelrunde', ofTafelrunde],
  ['T4felrunde!7', ofTafelrunde],
  ['2026TAFELRUNDE', ofTafelrunde],
  ['Tafelrunde-Kreide', ofTafelrunde], // ten letters of seventeen
  ['Tafelrunde-Kreide-7', undefined], // of nineteen
  ['Kreide-und-Tafel-7', undefined], // has each letter of it, in another order
  ['Mauerblumenduft', undefined],
])('%s is judged by „Tafelrunde“', (password, problem) => {
  expect(problemsOf(password)).toEqual(problem ? [problem] : [])
})

test.each([
  ['Lehrerinnen-7', association],
  ['verband26', association],
  ['VerbandDerLehrerinnenKoeln', association],
  ['Verband der Lehrerinnen Köln 1', association],
  ['Förderschule3', 'Förderschulen e. V.'],
  ['Fo\u0308rderschule3', 'Förderschulen e. V.'], // as some keyboards send it
  ['H&M-Filiale', 'H&M; Filiale'],
  ['filiale!!', 'H&M; Filiale'],
  ['vdlkn123', 'VDLKN'],
])('%s is too similar to the name of „%s“', (password, name) => {
  expect(problemsOf(password, { association: name })).toEqual([ofAssociation])
})

test.each([
  ['Verband-Kaffee-8', association], // seven letters of 23
  ['der-der-der', association],
  ['Köln1234', association], // four letters of a word are too few beside eight characters
  ['Blaukehlchen-40', association],
  ['H&M-Kaufhaus', 'H&M; Filiale'],
  ['vdlk1234', 'VDLK'],
  ['Tulpenzwiebel', ''],
  ['Tulpenzwiebel', ' ;& '],
])('%s is good for „%s“', (password, name) => {
  expect(problemsOf(password, { association: name })).toEqual([])
})

test('a word of up to four letters in the name makes no password bad that is long enough', () => {
  const word = fc.stringMatching(/^[a-zäöü]{1,4}$/)
  const rest = fc.stringMatching(/^[KQWXYZ!#?/]{4,20}$/)
  fc.assert(
    fc.property(word, rest, (short, other) => {
      const name = `${short} der Oberlausitz`
      expect(problemsOf(`${short}${other}`.padEnd(8, '?'), { association: name })).toEqual([])
    }),
  )
})

test('seven letters of ten in their order are too similar to the name of the association, less is not', () => {
  expect(problemsOf('abcdefgxyz', { association: 'abcdefghij' })).toEqual([ofAssociation])
  expect(problemsOf('abcdefwxyz', { association: 'abcdefghij' })).toEqual([])
  expect(problemsOf('gfedcbaxyz', { association: 'abcdefghij' })).toEqual([])
})

test('everything that is wrong is told at once and in this order', () => {
  expect(problemsOf('12345', { isCommon: true, lastName: '12345' })).toEqual([
    similarTo('Nachname'),
    tooShort,
    tooCommon,
    onlyDigits,
  ])
})

test('only the first fact that the password is similar to is named', () => {
  expect(problemsOf('annegret7', { lastName: 'Annegret', email: 'annegret@schule.example' })).toEqual([
    similarTo('Vorname'),
  ])
})

test('seven letters of ten in common are too similar, less is not', () => {
  expect(problemsOf('abcdefgxyz', { firstName: 'abcdefghij' })).toEqual([similarTo('Vorname')])
  expect(problemsOf('abcdefwxyz', { firstName: 'abcdefghij' })).toEqual([])
})

test('nothing is compared with a person of whom nothing is known', () => {
  expect(problemsOf('meier-lüdenscheid', { firstName: '', lastName: '', email: '' })).toEqual([])
})

test('a password that is a name, in whatever case, or has a digit more, is refused', () => {
  const name = fc.stringMatching(/^[a-zäöü]{8,30}$/)
  fc.assert(
    fc.property(name, fc.nat(9), (firstName, digit) => {
      for (const password of [firstName, firstName.toUpperCase(), `${firstName}${digit}`])
        expect(problemsOf(password, { firstName })).toContain(similarTo('Vorname'))
    }),
  )
})

test('any eight characters that are nobody’s name and no number are good', () => {
  const password = fc.stringMatching(/^[KQWXYZ!#?/]{8,30}$/)
  fc.assert(
    fc.property(password, text => {
      expect(problemsOf(text)).toEqual([])
    }),
  )
})
