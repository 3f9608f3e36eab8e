import {
  changeNotifications,
  getNotifications,
  type Notifications,
} from '@tafelrunde/contract/people/notifications'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/queries/api.ts'
import { personal, queryClient } from '../../../shared/queries/query.ts'
import { showFailure } from '../../../shared/toasts.ts'

/** Which mails besides those about the own bookings are wanted. */
export const notificationsQuery = queryOptions({
  queryKey: [personal, 'notifications'],
  queryFn: () => call(getNotifications, {}),
})

type Wish = { kind: keyof Notifications; wanted: boolean }

const show = ({ kind, wanted }: Wish) =>
  queryClient.setQueryData(notificationsQuery.queryKey, shown => shown && { ...shown, [kind]: wanted })

const mutationKey = ['notifications']

/** Saves what a switch says, which shows at once; where that fails it goes back. */
export const switchNotification = mutationOptions({
  mutationKey,
  // In the order of the taps.
  scope: { id: 'notifications' },
  mutationFn: ({ kind, wanted }: Wish) => call(changeNotifications, { body: { [kind]: wanted } }),
  onMutate: async wish => {
    await queryClient.cancelQueries(notificationsQuery)
    show(wish)
  },
  onError: (failure, { kind, wanted }) => {
    show({ kind, wanted: !wanted })
    void showFailure(failure)
  },
  onSettled: () => {
    // An answer from before the latest tap would turn its switch back for a moment.
    if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries(notificationsQuery)
  },
})
