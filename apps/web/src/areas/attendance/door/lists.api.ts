import { offerFile } from '@tafelrunde/client/offer-file'
import {
  getParticipantsTable,
  getSignInSheet,
  getWorkshopFeedbackPaper,
  type LecturerTimeslot,
} from '@tafelrunde/contract/lecturers/lecturer-timeslots'
import { callForFile } from '../../../shared/queries/fileCalls.ts'
import { showFailure } from '../../../shared/toasts.ts'
import { feedbackName, listName } from './door.texts.ts'

/** Fetches the list of participants and hands it to the device. */
export const offerList = async (timeslot: LecturerTimeslot, kind: 'pdf' | 'csv') => {
  const params = { id: timeslot.id }
  try {
    const bytes = await callForFile(kind === 'pdf' ? getSignInSheet : getParticipantsTable, { params })
    offerFile(listName(timeslot, kind), bytes)
  } catch (failure) {
    void showFailure(failure)
  }
}

/** Fetches what people think of the workshop, for whoever gives it. */
export const offerFeedback = async (timeslot: LecturerTimeslot, workshop: number) => {
  try {
    const bytes = await callForFile(getWorkshopFeedbackPaper, { params: { id: workshop } })
    offerFile(feedbackName(timeslot), bytes)
  } catch (failure) {
    void showFailure(failure)
  }
}
