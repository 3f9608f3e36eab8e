// In place of `shared/page/Refresher.tsx`: nobody pulls at a picture, and what comes late would make a page that says the
// same another one, to be compressed and sent anew.
export const Refresher = () => null
