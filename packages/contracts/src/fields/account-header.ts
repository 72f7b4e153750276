/**
 * The login of the account that a page shows. Every panel request with a session sends it. The API
 * refuses the session of another account, which another tab may have started.
 */
export const accountHeader = 'zubr-account'
