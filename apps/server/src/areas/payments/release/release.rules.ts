import * as texts from './release.texts.ts'

type File = {
  needsRelease: boolean
  releasedAt: Date | null
  undoneAt: Date | null
  createdById: number | null
  /** `YYYY-MM-DD` */
  execution: string
}

/** Whether nobody gets this file before somebody else has released it; so no bank has it. */
export const waitsForRelease = ({
  needsRelease,
  releasedAt,
  undoneAt,
}: Omit<File, 'createdById' | 'execution'>) => needsRelease && !releasedAt && !undoneAt

/**
 * What speaks against this person's releasing the file; nothing is undefined. `today` is the day in Berlin: after its day
 * a bank would refuse the file or execute it when it likes.
 */
export const releaseFault = (file: File, callerId: number, today: string) => {
  if (file.undoneAt) return texts.undone
  if (!file.needsRelease) return texts.notNeeded
  if (file.releasedAt) return texts.releasedAlready
  if (file.createdById === callerId) return texts.ownFile
  return file.execution < today ? texts.tooLate : undefined
}
