/** Every address of the app (spec section 2); `…Route` is the pattern, the function makes an address. */
export const paths = {
  tabs: '/app/tabs',
  events: '/app/tabs/event',
  schedule: '/app/tabs/schedule',
  scheduleOf: (event: number) => `/app/tabs/schedule?event=${event}`,
  lecturers: '/app/tabs/speakers',
  about: '/app/tabs/about',

  support: '/support',
  login: '/login',
  signup: '/signup',
  register: '/register',
  registerConfirm: '/register-confirm',
  registerSuccess: '/register-success',
  passwordReset: '/password-reset',
  passwordResetConfirm: '/password-reset-confirm',
  passwordResetSent: '/password-reset-sent',
  emailResetConfirm: '/email-reset-confirm',
  exhibitors: '/exhibitors',
  exhibitorRoute: '/exhibitors/:id',
  exhibitor: (id: number) => `/exhibitors/${id}`,
  workshopRoute: '/workshop-detail/:id',
  workshop: (id: number) => `/workshop-detail/${id}`,
  check: '/bestaetigung',
  checkRoute: '/bestaetigung/:code?',
  checkOf: (code: string) => `/bestaetigung/${encodeURIComponent(code)}`,

  account: '/account',
  pass: '/pass',
  currentEvent: '/event-detail',
  eventRoute: '/event-detail/:id',
  event: (id: number) => `/event-detail/${id}`,
  confirmations: '/participation-confirmations',
  confirmationRoute: '/participation-confirmations/details/:id',
  confirmation: (id: number) => `/participation-confirmations/details/${id}`,
  feedbackRoute: '/participation-confirmations/feedback/:id',
  feedback: (id: number) => `/participation-confirmations/feedback/${id}`,
  ownWorkshops: '/my-workshops',
  ownWorkshopRoute: '/my-workshops/details/:id',
  ownWorkshop: (id: number) => `/my-workshops/details/${id}`,
  entranceRoute: '/entrance/:id',
  settlements: '/speaker-confirmations',
  settlementRoute: '/speaker-confirmations/:id',
  settlement: (id: number) => `/speaker-confirmations/${id}`,
  tableOrders: '/exhibitor-data',
  tableOrderRoute: '/exhibitor-data/:id',
  changedTableOrderRoute: '/exhibitor-data/:id/change',
  newTableOrderRoute: '/exhibitor-data/event/:id',
} as const

/** Where a login leads (spec section 2). */
export const landingOf = (account: { has_active_subscription: boolean }) =>
  account.has_active_subscription ? paths.schedule : paths.events

/** Marks a place of the browser's history that follows on nothing: what lies behind, as a form that has been sent, is over. */
export const anew = 'anew'
