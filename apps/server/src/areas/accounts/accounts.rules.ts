import type { Account } from '@tafelrunde/contract/people/account'
import type { AccountState, CustomerNumberBy } from '@tafelrunde/contract/people/account-state'
import type { AccountChangesByStaff } from '@tafelrunde/contract/people/users'
import { fileUrl } from '../storage/storage.rules.ts'

/** An account with what belongs to it, as its queries read it. */
type Row = {
  account: {
    id: number
    email: string
    firstName: string
    lastName: string
    birthday: string | null
    joinedAt: Date
    lastLoginAt: Date | null
    isActive: boolean
    isStaff: boolean
    isSuperuser: boolean
    isUser: boolean
    isLecturer: boolean
    isExhibitor: boolean
    customerNumber: string
    profileDescription: string
    picture: string | null
    schooltypeId: number | null
  }
  hasActiveSubscription: boolean
}

/** The account as the contract shows it. */
export const toAccount = (appUrl: string, { account, hasActiveSubscription }: Row): Account => ({
  id: account.id,
  email: account.email,
  first_name: account.firstName,
  last_name: account.lastName,
  birthday: account.birthday,
  date_joined: account.joinedAt,
  last_login: account.lastLoginAt,
  is_active: account.isActive,
  is_staff: account.isStaff,
  is_superuser: account.isSuperuser,
  is_user: account.isUser,
  is_lecturer: account.isLecturer,
  is_exhibitor: account.isExhibitor,
  as_customernumber: account.customerNumber,
  profile_description: account.profileDescription,
  profile_picture: fileUrl(appUrl, account.picture),
  schooltype: account.schooltypeId,
  has_active_subscription: hasActiveSubscription,
})

type Caller = { id: number; isStaff: boolean; isSuperuser: boolean }
type Columns = {
  firstName: string
  lastName: string
  birthday: string | null
  schooltypeId: number | null
  customerNumber: string
  profileDescription: string
  isActive: boolean
  isStaff: boolean
  isSuperuser: boolean
  isUser: boolean
  isLecturer: boolean
  isExhibitor: boolean
}

/** Leaves out what was not said. */
const said = (values: { [Key in keyof Columns]?: Columns[Key] | undefined }): Partial<Columns> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * What a caller's wish changes of an account: everybody's own data, for staff whether it is active, for
 * superusers its roles besides (contract A2). The rest is ignored, as for a read-only field.
 */
export const allowedChanges = (caller: Caller, wish: AccountChangesByStaff): Partial<Columns> =>
  said({
    firstName: wish.first_name,
    lastName: wish.last_name,
    birthday: wish.birthday,
    schooltypeId: wish.schooltype,
    customerNumber: wish.as_customernumber,
    profileDescription: wish.profile_description,
    ...(caller.isStaff && { isActive: wish.is_active }),
    ...(caller.isSuperuser && {
      isStaff: wish.is_staff,
      isSuperuser: wish.is_superuser,
      isUser: wish.is_user,
      isLecturer: wish.is_lecturer,
      isExhibitor: wish.is_exhibitor,
    }),
  })

/** What is wrong with a birthday, if anything: `today` is Berlin's, both are `YYYY-MM-DD`. */
export const birthdayProblem = (birthday: string | null | undefined, today: string) => {
  if (!birthday) return undefined
  if (birthday > today) return 'Das Geburtsdatum liegt in der Zukunft.'
  return birthday < '1900-01-01' ? 'Bitte geben Sie das Jahr mit vier Ziffern an.' : undefined
}

/** Whether a change takes away what makes an account one that may do everything. */
export const endsSuperuser = (
  account: { isSuperuser: boolean; isActive: boolean },
  { isSuperuser = account.isSuperuser, isActive = account.isActive }: Partial<Columns>,
) => account.isSuperuser && account.isActive && !(isSuperuser && isActive)

type KnownNumber = { customerNumber: string; customerNumberBy: CustomerNumberBy }
type NumberWish = { customerNumber?: string | undefined; isProven?: boolean | undefined }

/**
 * Who says the customer number from now on. What people write of themselves proves nothing; what staff write is proven
 * unless they say that it is not; what stays as it was stays as proven as it was.
 */
export const numberBy = (
  { isStaff }: { isStaff: boolean },
  known: KnownNumber,
  { customerNumber = known.customerNumber, isProven }: NumberWish,
): CustomerNumberBy => {
  const isSame = customerNumber === known.customerNumber
  if (!customerNumber || (isStaff ? isProven === false : !isSame)) return 'self'
  const isOffice = isStaff && (!isSame || (isProven && known.customerNumberBy === 'self'))
  return isOffice ? 'office' : known.customerNumberBy
}

const shortest = 3

/** Whether somebody's search for people is narrow enough: lecturers need three characters (contract A4). */
export const mayFindPeople = (caller: { isStaff: boolean }, ...searched: (string | undefined)[]) =>
  caller.isStaff || searched.some(text => text !== undefined && text.length >= shortest)

/**
 * What staff's wish makes of an account's state, if anything. Who says of an unconfirmed one that it is not active says
 * what it is: it stays so.
 */
export const stateAfter = (state: AccountState, isActive: boolean | undefined) => {
  if (isActive) return 'active'
  return isActive === false && state === 'active' ? 'closed' : state
}

/** Accounts of the office are closed and opened by superusers alone (product, Who does what). */
export const needsSuperuser = (
  account: { isStaff: boolean; isSuperuser: boolean; isActive: boolean },
  { isActive = account.isActive }: Partial<Columns>,
) => (account.isStaff || account.isSuperuser) && isActive !== account.isActive
