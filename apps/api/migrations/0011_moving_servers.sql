CREATE TABLE "server_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"from_node_id" integer,
	"to_node_id" integer,
	"phase" text DEFAULT 'stopping' NOT NULL,
	"failure" text,
	"generation" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"copying_at" timestamp with time zone,
	"settling_at" timestamp with time zone,
	"clearing_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"progress_at" timestamp with time zone NOT NULL,
	"bytes" bigint,
	"done_bytes" bigint,
	"skipped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "server_moves_ended" CHECK (("server_moves"."ended_at" is not null) = ("server_moves"."phase" in ('done', 'failed'))),
	CONSTRAINT "server_moves_failed" CHECK (("server_moves"."failure" is not null) = ("server_moves"."phase" = 'failed')),
	CONSTRAINT "server_moves_between_nodes" CHECK ("server_moves"."phase" in ('clearing', 'done', 'failed') or ("server_moves"."from_node_id" is not null and "server_moves"."to_node_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "node_offers" ADD COLUMN "can_move" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "drained_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "server_moves" ADD CONSTRAINT "server_moves_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_moves" ADD CONSTRAINT "server_moves_from_node_id_nodes_id_fk" FOREIGN KEY ("from_node_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_moves" ADD CONSTRAINT "server_moves_to_node_id_nodes_id_fk" FOREIGN KEY ("to_node_id") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "server_moves_under_way" ON "server_moves" USING btree ("server_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "server_moves_server" ON "server_moves" USING btree ("server_id","began_at");