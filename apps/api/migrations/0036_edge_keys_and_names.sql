CREATE TABLE "deleted_account_names" (
	"kind" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_account_names_kind_hash_pk" PRIMARY KEY("kind","hash")
);
--> statement-breakpoint
CREATE TABLE "deleted_name_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "edge_keys" text DEFAULT 'pairs' NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "edge_keys_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "deleted_account_names_until" ON "deleted_account_names" USING btree ("until");--> statement-breakpoint
-- Edges that run now know one key of all. Each is recorded anew once it is upgraded and asks for pair keys.
UPDATE "nodes" SET "edge_keys" = 'shared';--> statement-breakpoint
DROP TRIGGER "nodes_changed_told_to_edges" ON "nodes";--> statement-breakpoint
CREATE TRIGGER "nodes_changed_told_to_edges" AFTER UPDATE OF "name", "token_hash", "edge_keys", "lost_at" ON "nodes" FOR EACH ROW
  WHEN ((OLD."name", OLD."token_hash", OLD."edge_keys", OLD."lost_at") IS DISTINCT FROM (NEW."name", NEW."token_hash", NEW."edge_keys", NEW."lost_at"))
  EXECUTE FUNCTION "node_told_to_edges"();
--> statement-breakpoint
-- Where a proxy is, the routes of its account's other servers say.
CREATE FUNCTION "proxy_told_to_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_edges_of_server"("id") FROM "servers"
    WHERE "account_id" = NEW."account_id" AND "id" <> NEW."id" AND "contract" <> 'deleted';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "proxies_created_told_to_edges" AFTER INSERT ON "servers" FOR EACH ROW
  WHEN (NEW."core"->>'id' = 'velocity') EXECUTE FUNCTION "proxy_told_to_edges"();
--> statement-breakpoint
CREATE TRIGGER "proxies_changed_told_to_edges" AFTER UPDATE OF "node_id", "contract", "core" ON "servers" FOR EACH ROW
  WHEN ((OLD."core"->>'id' = 'velocity' OR NEW."core"->>'id' = 'velocity')
    AND (OLD."node_id", OLD."contract", OLD."core"->>'id') IS DISTINCT FROM (NEW."node_id", NEW."contract", NEW."core"->>'id'))
  EXECUTE FUNCTION "proxy_told_to_edges"();
