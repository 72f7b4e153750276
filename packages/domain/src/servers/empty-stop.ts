/** Minutes without players after which a server stops. */
export const minEmptyStopMinutes = 5
export const maxEmptyStopMinutes = 180
/** Choices of the panel; the API accepts every whole minute between the limits. */
export const emptyStopChoices = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180] as const
export const suggestedEmptyStopMinutes = 15
