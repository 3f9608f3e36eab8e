import { changeEventQuestions, getEventQuestions } from '@tafelrunde/contract/admin/events/questions'
import { changeRoleFees, getRoleFees } from '@tafelrunde/contract/admin/money/fees'
import { changeHallPlan, getHallPlan } from '@tafelrunde/contract/admin/money/halls'
import { changePriceList, getPriceList } from '@tafelrunde/contract/admin/money/price-lists'
import { call, callWithForm } from './call.ts'
import type { Source } from './source.ts'

/** What an event asks its people, offers to exhibitors and pays to lecturers: one of each, under the event's id. */
export const termsSources: Record<string, Source> = {
  'price-lists': {
    sortable: [],
    one: async id => ({ id, ...(await call(getPriceList, { params: { id } })) }),
    change: async (id, body) => ({ id, ...(await callWithForm(changePriceList, { params: { id }, body })) }),
  },
  halls: {
    sortable: [],
    one: async id => ({ id, ...(await call(getHallPlan, { params: { id } })) }),
    change: async (id, body) => ({ id, ...(await callWithForm(changeHallPlan, { params: { id }, body })) }),
  },
  questions: {
    sortable: [],
    one: async id => ({ id, ...(await call(getEventQuestions, { params: { id } })) }),
    change: async (id, body) => ({
      id,
      ...(await callWithForm(changeEventQuestions, { params: { id }, body })),
    }),
  },
  fees: {
    sortable: [],
    one: async id => ({ id, ...(await call(getRoleFees, { params: { id } })) }),
    change: async (id, body) => ({ id, ...(await callWithForm(changeRoleFees, { params: { id }, body })) }),
  },
}
