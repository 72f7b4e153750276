/** What each picture of the panel shows, in CSS pixels of the panel. They are written by `npm run pictures`. */
export const pictureSizes = {
  desktop: { width: 1120, height: 820 },
  phone: { width: 390, height: 820 },
} as const
export type PictureId = keyof typeof pictureSizes
