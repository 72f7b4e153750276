import { accountEndpoints } from './accounts.ts'
import { coreChangeEndpoints } from './addons/core.ts'
import { addonsEndpoints } from './addons/endpoints.ts'
import { authEndpoints } from './auth.ts'
import { archiveEndpoints } from './backups/archive.ts'
import { backupsEndpoints } from './backups/endpoints.ts'
import { catalogueEndpoints, cataloguePictureEndpoints } from './catalogue/endpoints.ts'
import { companiesEndpoints } from './companies/endpoints.ts'
import { coresEndpoints } from './cores/offers.ts'
import { addressesEndpoints } from './edge/addresses.ts'
import { edgeEndpoints } from './edge/endpoints.ts'
import { fileActivityEndpoints } from './files/activity.ts'
import { filesEndpoints } from './files/endpoints.ts'
import { sftpEndpoints, sftpLoginEndpoints } from './files/sftp.ts'
import { healthEndpoints } from './health.ts'
import { interestsEndpoints } from './interests.ts'
import { logsEndpoints } from './logs/endpoints.ts'
import { movingEndpoints } from './moving/endpoints.ts'
import { nodeServersEndpoints } from './node-servers.ts'
import { nodesEndpoints } from './nodes.ts'
import { partnersEndpoints } from './partners.ts'
import { balanceEndpoints } from './payments/balance.ts'
import { paymentsEndpoints } from './payments/endpoints.ts'
import { refundsEndpoints } from './payments/refunds.ts'
import { schedulesEndpoints } from './schedules/endpoints.ts'
import { backendsEndpoints } from './servers/backends.ts'
import { emptyStopEndpoints, nodeEmptyStopEndpoints } from './servers/empty-stop.ts'
import { serversEndpoints } from './servers/endpoints.ts'
import { portsEndpoints } from './servers/ports.ts'
import { termsEndpoints } from './servers/terms.ts'
import { statusEndpoints } from './status.ts'

/** Every endpoint of the API. */
export const endpoints = {
  ...healthEndpoints,
  ...accountEndpoints,
  ...authEndpoints,
  ...nodesEndpoints,
  ...balanceEndpoints,
  ...paymentsEndpoints,
  ...companiesEndpoints,
  ...refundsEndpoints,
  ...coresEndpoints,
  ...catalogueEndpoints,
  ...cataloguePictureEndpoints,
  ...serversEndpoints,
  ...backendsEndpoints,
  ...portsEndpoints,
  ...termsEndpoints,
  ...addressesEndpoints,
  ...movingEndpoints,
  ...edgeEndpoints,
  ...filesEndpoints,
  ...archiveEndpoints,
  ...backupsEndpoints,
  ...addonsEndpoints,
  ...coreChangeEndpoints,
  ...schedulesEndpoints,
  ...emptyStopEndpoints,
  ...nodeEmptyStopEndpoints,
  ...logsEndpoints,
  ...nodeServersEndpoints,
  ...sftpEndpoints,
  ...sftpLoginEndpoints,
  ...fileActivityEndpoints,
  ...statusEndpoints,
  ...partnersEndpoints,
  ...interestsEndpoints,
}
