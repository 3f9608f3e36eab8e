import { expect, test } from 'vitest'
import { allowedChanges, birthdayProblem, endsSuperuser, mayFindPeople } from './accounts.rules.ts'

const wish = { first_name: 'Anna', is_active: false, is_staff: true, is_lecturer: true }
const nobody = { id: 1, isStaff: false, isSuperuser: false }

test.each([
  ['everybody their own data', nobody, { firstName: 'Anna' }],
  ['staff whether it is active', { ...nobody, isStaff: true }, { firstName: 'Anna', isActive: false }],
  [
    'superusers the roles besides',
    { id: 1, isStaff: true, isSuperuser: true },
    { firstName: 'Anna', isActive: false, isStaff: true, isLecturer: true },
  ],
])('of an account may change: %s', (_sentence, caller, changes) => {
  expect(allowedChanges(caller, wish)).toEqual(changes)
})

test('what is said to be nothing is a change, what is not said is none', () => {
  expect(allowedChanges(nobody, { birthday: null, schooltype: null, as_customernumber: '' })).toEqual({
    birthday: null,
    schooltypeId: null,
    customerNumber: '',
  })
})

test.each([
  ['2027-03-13', undefined],
  ['2027-03-14', 'Das Geburtsdatum liegt in der Zukunft.'],
  ['0085-04-12', 'Bitte geben Sie das Jahr mit vier Ziffern an.'],
  [null, undefined],
  [undefined, undefined],
])('the birthday %s on 13 March 2027: %s', (birthday, problem) => {
  expect(birthdayProblem(birthday, '2027-03-13')).toBe(problem)
})

test.each([
  [{ isSuperuser: true, isActive: true }, { isActive: false }, true],
  [{ isSuperuser: true, isActive: true }, { isSuperuser: false }, true],
  [{ isSuperuser: true, isActive: true }, { firstName: 'Anna' }, false],
  [{ isSuperuser: true, isActive: false }, { isSuperuser: false }, false],
  [{ isSuperuser: false, isActive: true }, { isActive: false }, false],
])('a superuser %o with the change %o is none any more: %s', (account, changes, ends) => {
  expect(endsSuperuser(account, changes)).toBe(ends)
})

test('lecturers find people by three characters, staff by any', () => {
  expect(mayFindPeople({ isStaff: false }, undefined, '20')).toBe(false)
  expect(mayFindPeople({ isStaff: false }, undefined, '204')).toBe(true)
  expect(mayFindPeople({ isStaff: true }, undefined, undefined)).toBe(true)
})
