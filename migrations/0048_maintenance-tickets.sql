CREATE TABLE "maintenance_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"villa_id" integer NOT NULL,
	"description" text NOT NULL,
	"urgency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assigned_to" integer,
	"photo_url" text,
	"resolution" text,
	"reported_by_id" integer NOT NULL,
	"reported_by_email" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_email" text,
	"block_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_tickets_key_unique" UNIQUE("key"),
	CONSTRAINT "maintenance_tickets_description_given" CHECK (btrim("maintenance_tickets"."description") <> ''),
	CONSTRAINT "maintenance_tickets_urgency_known" CHECK ("maintenance_tickets"."urgency" in ('urgent', 'normal', 'low')),
	CONSTRAINT "maintenance_tickets_state_known" CHECK ("maintenance_tickets"."state" in ('open', 'in-progress', 'done')),
	CONSTRAINT "maintenance_tickets_done_whole" CHECK (("maintenance_tickets"."state" = 'done') = ("maintenance_tickets"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD CONSTRAINT "maintenance_tickets_villa_id_villas_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD CONSTRAINT "maintenance_tickets_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD CONSTRAINT "maintenance_tickets_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maintenance_tickets_villa" ON "maintenance_tickets" USING btree ("villa_id","id");--> statement-breakpoint
CREATE INDEX "maintenance_tickets_open" ON "maintenance_tickets" USING btree ("id") WHERE "maintenance_tickets"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "maintenance_tickets_assigned_to" ON "maintenance_tickets" USING btree ("assigned_to") WHERE "maintenance_tickets"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "maintenance_tickets_block" ON "maintenance_tickets" USING btree ("block_id") WHERE "maintenance_tickets"."block_id" is not null;