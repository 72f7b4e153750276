/**
 * Names, by its login, the account that a page shows. Each request of the panel with a session carries it: a session of
 * another account, which another tab of the browser has begun, is refused.
 */
export const accountHeader = 'zubr-account'
