import type { accountPagesEndpoints } from '@zubr/contracts/account-pages'
import type { cataloguePictureEndpoints } from '@zubr/contracts/catalogue/endpoints'
import type { edgeEndpoints } from '@zubr/contracts/edge/endpoints'
import type { fileActivityEndpoints } from '@zubr/contracts/files/activity'
import type { sftpLoginEndpoints } from '@zubr/contracts/files/sftp'
import type { healthEndpoints } from '@zubr/contracts/health'
import type { interestsEndpoints } from '@zubr/contracts/interests'
import type { nodeServersEndpoints } from '@zubr/contracts/node-servers'
import type { nodesEndpoints } from '@zubr/contracts/nodes'
import type { partnersEndpoints } from '@zubr/contracts/partners'
import type { AnswerOf, EndpointKey, RequestInput } from '@zubr/contracts/request'
import type { nodeEmptyStopEndpoints } from '@zubr/contracts/servers/empty-stop'
import type { statusEndpoints } from '@zubr/contracts/status'

/** Endpoints for agents, site pages and machines; the rest of the contract belongs to the panel. */
type NotOfPanel = keyof (typeof accountPagesEndpoints &
  typeof cataloguePictureEndpoints &
  typeof edgeEndpoints &
  typeof fileActivityEndpoints &
  typeof healthEndpoints &
  typeof interestsEndpoints &
  typeof nodeEmptyStopEndpoints &
  typeof nodeServersEndpoints &
  typeof nodesEndpoints &
  typeof partnersEndpoints &
  typeof sftpLoginEndpoints &
  typeof statusEndpoints)

export type PanelKey = Exclude<EndpointKey, NotOfPanel>

/**
 * Endpoint handlers; they throw ApiFailure where the API refuses. A new endpoint does not compile
 * without a handler.
 */
export type Handlers<K extends EndpointKey = PanelKey> = {
  [Key in K]: (input: RequestInput<Key>) => AnswerOf<Key>
}
