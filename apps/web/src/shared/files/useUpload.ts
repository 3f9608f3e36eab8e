import { failureText } from '@tafelrunde/client/failures'
import { fieldFailures } from '@tafelrunde/client/form-failures'
import { useMutation } from '@tanstack/react-query'

class TooLarge extends Error {}

type Upload<Answer> = {
  /** At most so many bytes. */
  largest: number
  tooLarge: string
  send: (file: File) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/** Sends a file as soon as it has been chosen, and says why one is not taken. */
export const useUpload = <Answer>({ largest, tooLarge, send, onSent }: Upload<Answer>) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largest) throw new TooLarge(tooLarge)
      return send(file)
    },
    onSuccess: onSent,
  })
  const refusal = (failure: Error) =>
    failure instanceof TooLarge ? failure.message : (fieldFailures(failure)[0]?.[1] ?? failureText(failure))
  return { upload: mutate, pending: isPending, refusal: error && refusal(error) }
}
