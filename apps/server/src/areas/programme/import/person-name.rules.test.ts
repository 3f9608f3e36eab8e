import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitName } from './person-name.rules.ts'

test.each([
  ['Anna Berg', 'Anna', 'Berg'],
  ['jinxx', '', 'jinxx'],
  ['Alex van de Schootbrugge', 'Alex', 'van de Schootbrugge'],
  ['Joris Van den Bossche', 'Joris', 'Van den Bossche'],
  ['Johann Wolfgang von Goethe', 'Johann Wolfgang', 'von Goethe'],
  ['Karl-Theodor von und zu Guttenberg', 'Karl-Theodor', 'von und zu Guttenberg'],
  ['Hans de Goede', 'Hans', 'de Goede'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Dr. Kira Vinke', 'Dr. Kira', 'Vinke'],
  ['James Ellis Osborne III', 'James Ellis', 'Osborne III'],
  ['Luc Didry (Framasky)', 'Luc', 'Didry (Framasky)'],
  ["Johannes Klick 'Garak'", 'Johannes', "Klick 'Garak'"],
  ["Tim 'mithro' Ansell", "Tim 'mithro'", 'Ansell'],
  ['Tatiana Bazzichelli / Disruption Network Lab', 'Tatiana', 'Bazzichelli / Disruption Network Lab'],
  ['Anna Berg, Universität Ulm', 'Anna', 'Berg, Universität Ulm'],
  ['(anonym)', '', '(anonym)'],
])('%s', (publicName, firstName, lastName) => {
  expect(splitName(publicName)).toEqual({ firstName, lastName })
})

test('nothing of a name gets lost, and everybody has a last name', () => {
  const word = fc.stringMatching(/^[A-Za-zäöü()'",/-]{1,8}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), words => {
      const { firstName, lastName } = splitName(words.join(' '))
      expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '))
      expect(lastName).not.toBe('')
    }),
  )
})
