import { offerFile } from '@tafelrunde/client/offer-file'
import { getMaterial } from '@tafelrunde/contract/events/materials'
import { callForFile } from '../queries/fileCalls.ts'
import { showFailure } from '../toasts.ts'

/** Fetches a material with the person's token, as its address alone opens for nobody, and hands it to the device. */
export const offerMaterial = async ({ id, name }: { id: number; name: string }) => {
  try {
    offerFile(name, await callForFile(getMaterial, { params: { id } }))
  } catch (failure) {
    void showFailure(failure)
  }
}
