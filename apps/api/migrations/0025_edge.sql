CREATE TABLE "edge_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edge_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"server_id" uuid
);
--> statement-breakpoint
CREATE TABLE "edge_refusals" (
	"node_id" integer NOT NULL,
	"server_id" uuid,
	"hour" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "edge_refusals_of_an_hour" UNIQUE NULLS NOT DISTINCT("hour","server_id","node_id","reason")
);
--> statement-breakpoint
CREATE TABLE "edge_revisions" (
	"revision" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edge_routes" (
	"server_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"route" jsonb
);
--> statement-breakpoint
CREATE TABLE "node_edges" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"port" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reports" uuid[] DEFAULT '{}' NOT NULL,
	"players" bigint NOT NULL,
	"unnamed" bigint NOT NULL,
	"joins" bigint DEFAULT 0 NOT NULL,
	"answered" bigint DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"flooded_since" timestamp with time zone,
	"flooded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "starts_by_joining" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "starters" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "edge_refusals" ADD CONSTRAINT "edge_refusals_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edge_refusals" ADD CONSTRAINT "edge_refusals_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edge_routes" ADD CONSTRAINT "edge_routes_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_edges" ADD CONSTRAINT "node_edges_node_id_nodes_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edge_refusals_server" ON "edge_refusals" USING btree ("server_id","hour") WHERE server_id is not null;--> statement-breakpoint
CREATE INDEX "edge_routes_revision" ON "edge_routes" USING btree ("revision");--> statement-breakpoint
-- A change and that edges are to hear of it are one transaction: what writes the former cannot forget the latter.
CREATE FUNCTION "tell_edges_of_server"("server" uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "edge_changes" ("server_id") VALUES ("server");
  PERFORM pg_notify('edge_changes', '*');
END $$;
--> statement-breakpoint
CREATE FUNCTION "server_told_to_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_edges_of_server"(NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "servers_created_told_to_edges" AFTER INSERT ON "servers" FOR EACH ROW EXECUTE FUNCTION "server_told_to_edges"();
--> statement-breakpoint
CREATE TRIGGER "servers_changed_told_to_edges" AFTER UPDATE OF "name", "subdomain", "node_id", "account_id", "contract", "core", "starts_by_joining", "starters" ON "servers" FOR EACH ROW
  WHEN ((OLD."name", OLD."subdomain", OLD."node_id", OLD."account_id", OLD."contract", OLD."core"->>'id', OLD."starts_by_joining", OLD."starters")
    IS DISTINCT FROM (NEW."name", NEW."subdomain", NEW."node_id", NEW."account_id", NEW."contract", NEW."core"->>'id', NEW."starts_by_joining", NEW."starters"))
  EXECUTE FUNCTION "server_told_to_edges"();
--> statement-breakpoint
CREATE FUNCTION "language_told_to_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_edges_of_server"("id") FROM "servers" WHERE "account_id" = NEW."id" AND "contract" <> 'deleted';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_language_told_to_edges" AFTER UPDATE OF "locale" ON "accounts" FOR EACH ROW
  WHEN (OLD."locale" IS DISTINCT FROM NEW."locale") EXECUTE FUNCTION "language_told_to_edges"();
--> statement-breakpoint
-- Of no server: where edges are, and by what they know each other.
CREATE FUNCTION "all_told_to_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_edges_of_server"(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "node_told_to_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_edges_of_server"(NULL);
  IF OLD."name" IS DISTINCT FROM NEW."name" THEN
    PERFORM "tell_edges_of_server"("id") FROM "servers" WHERE "node_id" = NEW."id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "nodes_changed_told_to_edges" AFTER UPDATE OF "name", "token_hash" ON "nodes" FOR EACH ROW
  WHEN ((OLD."name", OLD."token_hash") IS DISTINCT FROM (NEW."name", NEW."token_hash")) EXECUTE FUNCTION "node_told_to_edges"();
--> statement-breakpoint
CREATE TRIGGER "nodes_told_to_edges" AFTER INSERT OR DELETE ON "nodes" FOR EACH STATEMENT EXECUTE FUNCTION "all_told_to_edges"();
--> statement-breakpoint
CREATE TRIGGER "node_edges_told_to_edges" AFTER INSERT OR DELETE ON "node_edges" FOR EACH ROW EXECUTE FUNCTION "all_told_to_edges"();
--> statement-breakpoint
CREATE TRIGGER "node_edges_port_told_to_edges" AFTER UPDATE OF "port" ON "node_edges" FOR EACH ROW
  WHEN (OLD."port" IS DISTINCT FROM NEW."port") EXECUTE FUNCTION "all_told_to_edges"();
--> statement-breakpoint
CREATE FUNCTION "row_of_server_told_to_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_edges_of_server"(coalesce(NEW."server_id", OLD."server_id"));
  IF OLD."server_id" IS DISTINCT FROM NEW."server_id" AND OLD."server_id" IS NOT NULL THEN
    PERFORM "tell_edges_of_server"(OLD."server_id");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "former_subdomains_told_to_edges" AFTER INSERT OR DELETE OR UPDATE OF "name", "server_id" ON "former_subdomains" FOR EACH ROW EXECUTE FUNCTION "row_of_server_told_to_edges"();
--> statement-breakpoint
CREATE TRIGGER "own_domains_told_to_edges" AFTER INSERT OR DELETE OR UPDATE OF "domain", "label", "state", "server_id" ON "own_domains" FOR EACH ROW EXECUTE FUNCTION "row_of_server_told_to_edges"();
