import { longDate } from '@tafelrunde/ui/dates.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Row } from '../../../shared/ui/rows/Row.tsx'
import { emailChangeQuery, waiting, withdrawEmailChange } from './emailChange.api.ts'

/** The address that was asked for, which may be mistyped: then a stranger has the link that makes it the account's. */
export const EmailPending = () => {
  const { data } = useQuery(emailChangeQuery)
  const withdrawing = useMutation({
    mutationFn: withdrawEmailChange,
    onSuccess: () => void showToast('Zurückgenommen. Der Link gilt nicht mehr.', { icon: 'check' }),
    onError: failure => void showFailure(failure),
  })
  if (!data?.pending) return null
  const { email, until } = data.pending
  return (
    <CardList>
      <Row
        roomy
        lines={[waiting(email), `Der Link dorthin gilt bis ${longDate(until)}.`]}
        action={
          <Button
            kind="plain"
            size="row"
            pending={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            Zurücknehmen
          </Button>
        }
      />
    </CardList>
  )
}
