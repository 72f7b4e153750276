CREATE TABLE "nodes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reported_at" timestamp with time zone,
	"load" real,
	"memory_used_bytes" bigint,
	"memory_total_bytes" bigint,
	"disk_free_bytes" bigint,
	"disk_total_bytes" bigint,
	"problem" text,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nodes_load_percent" CHECK ("nodes"."load" between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "nodes_name_key" ON "nodes" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "nodes_token_hash_key" ON "nodes" USING btree ("token_hash");--> statement-breakpoint
-- Room on each page for the row's next version, so that a report never touches an index (HOT).
ALTER TABLE "nodes" SET (fillfactor = 70);
