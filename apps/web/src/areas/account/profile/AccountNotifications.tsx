import type { Notifications } from '@tafelrunde/contract/people/notifications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../shared/page/Loaded.tsx'
import { CardList } from '../../../shared/ui/rows/CardList.tsx'
import { Unfilled } from '../../../shared/ui/states/Skeleton.tsx'
import css from '../account.module.css'
import { notificationsQuery, switchNotification } from './notifications.api.ts'
import { SwitchRow } from './SwitchRow.tsx'

const Switches = ({ wanted }: { wanted: Notifications }) => {
  const { mutate } = useMutation(switchNotification)
  return (
    <>
      <CardList>
        <SwitchRow
          label="Erinnerung am Tag davor"
          line="Ihre Termine und was Sie am Einlass brauchen"
          checked={wanted.reminder}
          onChange={on => mutate({ kind: 'reminder', wanted: on })}
        />
        <SwitchRow
          label="Bitte um Feedback nach einer Veranstaltung"
          line="Einmal je Veranstaltung, an der Sie teilgenommen haben"
          checked={wanted.feedback_request}
          onChange={on => mutate({ kind: 'feedback_request', wanted: on })}
        />
      </CardList>
      <p className={`${css['account-text']} ${css['account-note']}`}>
        E-Mails zu Ihren eigenen Buchungen kommen immer: wenn Sie einen Platz bekommen, ein Termin verlegt
        wird oder ausfällt.
      </p>
    </>
  )
}

const unknown: Notifications = { reminder: false, feedback_request: false, news: false }

/** Which mails come besides those about the own bookings. */
export const AccountNotifications = () => {
  const notifications = useQuery(notificationsQuery)
  return (
    <Loaded
      query={notifications}
      skeleton={
        <Unfilled>
          <Switches wanted={unknown} />
        </Unfilled>
      }
      failed="Ihre Einstellungen kamen nicht an"
    >
      {data => <Switches wanted={data} />}
    </Loaded>
  )
}
