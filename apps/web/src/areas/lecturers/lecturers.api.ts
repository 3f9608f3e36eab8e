import { getLecturer, listLecturers } from '@tafelrunde/contract/lecturers'
import { call } from '../../shared/api.ts'
import { everyPage } from '../../shared/everyPage.ts'
import { listAndOne } from '../../shared/listAndOne.ts'

export const { all: lecturersQuery, one: lecturerQuery } = listAndOne(['lecturers'], {
  all: () => everyPage(query => call(listLecturers, { query })),
  one: id => call(getLecturer, { params: { id } }),
})
