/** For how long nobody must be on a server before it stops by itself. */
export const minEmptyStopMinutes = 5
export const maxEmptyStopMinutes = 180
/** What the panel offers; the API takes every whole minute between the limits. */
export const emptyStopChoices = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180] as const
export const suggestedEmptyStopMinutes = 15
