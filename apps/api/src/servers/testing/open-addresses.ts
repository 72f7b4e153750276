/**
 * Every address that needs no authentication, and why. A new one without `security` in its
 * description fails until it is listed here.
 */
export const openAddresses: Record<string, string> = {
  'get /healthz': 'tells nothing but that the process lives',
  'get /readyz': 'tells nothing but that it can work',
  'get /nodes_stats': 'the public status list',
  'get /api/status': 'the public status page',
  'post /api/partner-applications': 'anybody may apply; what is stored is told to nobody',
  'post /api/interests':
    'anybody may wait for what is to come; whether an address was there is told to nobody',
  'post /api/interests/forget': 'anybody may have an address deleted that they know; nothing is told',
  'get /api/accounts/{login}/avatar.svg': 'drawn from the login, whether or not there is such an account',
  'get /api/payments/methods': 'tells by which ways anybody may pay',
  'get /api/invoices/{id}':
    'anyone who has the address of an invoice may pay it; it does not reveal its owner',
  'get /api/auth/get-session': 'tells nobody that he is nobody',
  'post /api/auth/sign-out': 'ends the session of its own cookie',
  'get /api/auth/callback/{provider}': 'where a social network sends visitors back; its state is checked',
}
