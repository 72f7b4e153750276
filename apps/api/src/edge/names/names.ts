import { type SQL, sql } from 'drizzle-orm'

/**
 * In a query of `servers`: every name that leads to one, as a text[], in lower case and ASCII. The subdomain, those that it had and has not
 * lost yet (they go out of the table then), its owner's own domains, and what the records of those lead to, which clients say that came by
 * one of kind SRV.
 */
export const namesOf = (zone: string): SQL => sql`array[servers.subdomain || '.' || ${zone}::text]
  || array(select former.name || '.' || ${zone}::text from former_subdomains former
    where former.server_id = servers.id order by former.name)
  || array(select name from custom_domains own, unnest(array[own.domain, own.label || '.' || ${zone}::text]) name
    where own.server_id = servers.id and own.state <> 'waiting' order by own.domain, name)`
