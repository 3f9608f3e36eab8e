import { lecturersAToK } from './lecturers-a-to-k.content.ts'
import { lecturersLToZ } from './lecturers-l-to-z.content.ts'

export const lecturers = { ...lecturersAToK, ...lecturersLToZ }

export type LecturerName = keyof typeof lecturers
