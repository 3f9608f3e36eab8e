import { offerFile } from '@tafelrunde/client/offer-file'
import { callThrough } from '@tafelrunde/contract/call'
import {
  getParticipantsTable,
  getSignInSheet,
  getWorkshopFeedbackPaper,
  type LecturerTimeslot,
} from '@tafelrunde/contract/lecturer-timeslots'
import { request } from '../../../shared/session.ts'
import { showFailure } from '../../../shared/toasts.ts'
import { feedbackName, listName } from './door.texts.ts'

/** A list that is drawn only now, over a school's Wi-Fi. */
const callForFile = callThrough(asked => request({ ...asked, longestMs: 60_000 }))

/** Fetches the list of participants and hands it to the device. */
export const offerList = async (timeslot: LecturerTimeslot, kind: 'pdf' | 'csv') => {
  const params = { id: timeslot.id }
  try {
    const bytes = await callForFile(kind === 'pdf' ? getSignInSheet : getParticipantsTable, { params })
    const type = kind === 'pdf' ? 'application/pdf' : 'text/csv'
    offerFile(listName(timeslot, kind), new Blob([bytes.slice()], { type }))
  } catch (failure) {
    void showFailure(failure)
  }
}

/** Fetches what people think of the workshop, for whoever gives it. */
export const offerFeedback = async (timeslot: LecturerTimeslot, workshop: number) => {
  try {
    const bytes = await callForFile(getWorkshopFeedbackPaper, { params: { id: workshop } })
    offerFile(feedbackName(timeslot), new Blob([bytes.slice()], { type: 'application/pdf' }))
  } catch (failure) {
    void showFailure(failure)
  }
}
