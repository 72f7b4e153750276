import { type SQL, sql } from 'drizzle-orm'

/**
 * For a query of `servers`: all names of a server as text[], in lower case and ASCII. These are the
 * subdomain, former ones that are still reserved, the owner's domains, and the targets of their
 * records, which clients send that resolved an SRV record.
 */
export const namesOf = (zone: string): SQL => sql`array[servers.subdomain || '.' || ${zone}::text]
  || array(select former.name || '.' || ${zone}::text from former_subdomains former
    where former.server_id = servers.id order by former.name)
  || array(select name from custom_domains own, unnest(array[own.domain, own.label || '.' || ${zone}::text]) name
    where own.server_id = servers.id and own.state <> 'waiting' order by own.domain, name)`
