import type { ListedLecturer } from '@tafelrunde/contract/admin/people/lecturers'
import type { Lecturer } from '@tafelrunde/contract/lecturers/lecturers'
import { fullName } from '@tafelrunde/ui/names.ts'

/** A lecturer as the app shows them: what a linked account says counts, its words only if there are any. */
export const shownLecturer = ({ account, ...own }: ListedLecturer): Lecturer =>
  account
    ? {
        ...own,
        first_name: account.first_name,
        last_name: account.last_name,
        profile_description: account.profile_description || own.profile_description,
      }
    : own

export const shownName = (lecturer: ListedLecturer) => fullName(shownLecturer(lecturer))
