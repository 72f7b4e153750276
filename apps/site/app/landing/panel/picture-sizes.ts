/** Size of each panel picture in CSS pixels. `npm run pictures` writes the pictures. */
export const pictureSizes = {
  desktop: { width: 1120, height: 820 },
  phone: { width: 390, height: 820 },
} as const
export type PictureId = keyof typeof pictureSizes
