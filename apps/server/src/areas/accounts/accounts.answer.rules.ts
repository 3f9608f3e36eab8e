import type { Account } from '@tafelrunde/contract/account'
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
