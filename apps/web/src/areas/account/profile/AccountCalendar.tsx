import { useMutation, useQuery } from '@tanstack/react-query'
import { confirmed } from '../../../shared/overlays/confirm.ts'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { showFailure, showToast } from '../../../shared/toasts.ts'
import { Button, ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/fields/Field.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { Unfilled } from '../../../shared/ui/states/Skeleton.tsx'
import { copyText } from '../access/copyText.ts'
import css from '../account.module.css'
import { newAddressQuestion } from '../account.texts.ts'
import { calendarQuery, renewCalendar, subscription } from './calendar.api.ts'

const Address = ({ url }: { url: string }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: renewCalendar,
    onSuccess: () => void showToast('Neue Adresse erzeugt', { icon: 'check' }),
    onError: failure => void showFailure(failure),
  })
  const renew = async () => {
    if (await confirmed(newAddressQuestion)) mutate()
  }
  return (
    <Card>
      <p className={css['account-text']}>
        Ihre Workshops erscheinen von selbst im Kalender Ihres Telefons oder Computers. Ändert sich ein
        Termin, ändert er sich auch dort.
      </p>
      <div className={css['account-calendar']}>
        <Field
          label="Ihre Kalenderadresse"
          hint="Für Google Kalender: Adresse kopieren und dort am Computer „per URL“ hinzufügen."
          readOnly
          value={url}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
      <div className={css['account-actions']}>
        <ButtonLink kind="tonal" size="row" icon="calendar-add" href={subscription(url)}>
          Im Kalender öffnen
        </ButtonLink>
        <Button kind="outline" size="row" onClick={() => void copyText(url, 'Adresse')}>
          Adresse kopieren
        </Button>
        <Button kind="plain" size="row" pending={isPending} onClick={() => void renew()}>
          Neue Adresse erzeugen
        </Button>
      </div>
    </Card>
  )
}

/** The own workshops in the calendar of one's phone or computer. */
export const AccountCalendar = () => {
  const address = useQuery(calendarQuery)
  return (
    <Loaded
      query={address}
      skeleton={
        <Unfilled>
          <Address url="" />
        </Unfilled>
      }
      failed="Ihre Kalenderadresse kam nicht an"
    >
      {url => <Address url={url} />}
    </Loaded>
  )
}
