CREATE TABLE "server_ports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"server_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"protocol" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"port" integer,
	"former" integer,
	"linked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "server_ports_linked" CHECK (not "server_ports"."linked" or "server_ports"."purpose" = 'map')
);
--> statement-breakpoint
ALTER TABLE "server_ports" ADD CONSTRAINT "server_ports_server_id_servers_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."servers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_ports_server" ON "server_ports" USING btree ("server_id");