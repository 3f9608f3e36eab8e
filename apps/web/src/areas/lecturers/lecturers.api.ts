import { getLecturer, listLecturers } from '@tafelrunde/contract/lecturers/lecturers'
import { call } from '../../shared/queries/api.ts'
import { everyPage } from '../../shared/queries/everyPage.ts'
import { listAndOne } from '../../shared/queries/listAndOne.ts'

export const { all: lecturersQuery, one: lecturerQuery } = listAndOne(['lecturers'], {
  all: () => everyPage(query => call(listLecturers, { query })),
  one: id => call(getLecturer, { params: { id } }),
})
